export { announceMoney, MONEY_MOVED } from "./announce"
