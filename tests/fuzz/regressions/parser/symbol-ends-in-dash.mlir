func.func private @a(!async.token, !async.group, !o.idvector-)
