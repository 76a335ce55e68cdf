export { forgetAbandoned, overdue, type Swept } from "./abandoned"
export { forgetUnfinished, freeAddress } from "./unfinished"
