/** Price lists for customer groups. Each is a price list with rules in Medusa (decision 96). */
export { addCustomerGroup, customerGroups, groupsOfCustomer, setGroupsOfCustomer } from "./groups"
export { createTradeList, deleteTradeList, readTradeList, saveTradeList, tradeLists } from "./lists"
export {
  pricesFile,
  readTradePrices,
  tradePriceRows,
  tradePricesBySku,
  writeTradePrices,
  type SizeOfList,
} from "./prices"
