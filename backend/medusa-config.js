// The configuration is in the repository's root. The built app is two folders deeper.
module.exports = require(`${__dirname.replace(/[\\/]\.medusa[\\/]server$/, "")}/../medusa-config.js`)
