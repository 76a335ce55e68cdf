import settings from "../../../merchant.json"

/** Who sells: the merchant's name, address and channels, from the one file that a merchant edits. */
export const merchant = settings
