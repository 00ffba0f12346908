-- Defines only `done`, so wrk neither makes requests nor reads answers in Lua, and is as fast as without a script.
function done(summary)
  local errors = summary.errors
  io.write(string.format(
    '\n{"completed":%d,"seconds":%f,"errors":%d,"refused":%d}\n',
    summary.requests,
    summary.duration / 1e6,
    errors.connect + errors.read + errors.write + errors.timeout,
    errors.status
  ))
end
