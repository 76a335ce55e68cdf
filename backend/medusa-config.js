// The configuration stands at the top of the repository; the build of this app lies two folders deeper.
module.exports = require(`${__dirname.replace(/[\\/]\.medusa[\\/]server$/, "")}/../medusa-config.js`)
