const { checkCustomFields } = require("@bon-perroquet/contract")
const { declareChannels, furtherChannel } = require("@bon-perroquet/contract/channels")
const { channelsOfFile } = require("@bon-perroquet/contract/channels/declared")
const { checkTheme } = require("@bon-perroquet/contract/theme")
const { merchant: readMerchant } = require("@bon-perroquet/contract/merchant")

const merchant = /** @type {typeof import("../merchant.json")} */ (readMerchant())
checkCustomFields(merchant.custom_fields)
const channels = channelsOfFile(merchant)
declareChannels(channels)
checkTheme(merchant.brand, "main")
for (const { code, merchant: own } of channels) checkTheme(own["brand"], code)

/** Origins of the further channels. Their pages may call the engine. */
const channelOrigins = channels.flatMap(({ url }) => url ?? [])

/** Returns the name of the shop in the current channel. */
const shopName = () => String(furtherChannel()?.merchant["name"] ?? merchant.name)

module.exports = { channelOrigins, merchant, shopName }
