export { MerchantTags } from "./MerchantTags"
