// The configuration is in the root of the repository. The built app is two folders deeper.
module.exports = require(`${__dirname.replace(/[\\/]\.medusa[\\/]server$/, "")}/../medusa-config.js`)
