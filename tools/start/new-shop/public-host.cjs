// Loaded by the processes of the new shop (--require). Connections to its public host go to the https server of the
// test on this machine. Everything else, for example the check of the certificate, stays real.
const { Socket } = require("node:net")
const { PUBLIC_HOST, PUBLIC_HOST_PORT } = process.env

const { connect } = Socket.prototype
/** @param {any[]} args arguments of `connect`, or one array with them */
Socket.prototype.connect = function connectHere(...args) {
  const [first] = args
  const options = Array.isArray(first) ? first[0] : first
  if (PUBLIC_HOST_PORT && options?.host === PUBLIC_HOST)
    Object.assign(options, { host: "127.0.0.1", port: PUBLIC_HOST_PORT, lookup: undefined })
  return Reflect.apply(connect, this, args)
}
