export { scanMoney } from "./scan"
