/** Helpers for HTTP tests: a shop visitor, a Medusa administrator, and waiting for a result. */
export type { Query } from "@bon-perroquet/shop-client"
export { CookieJar } from "./cookie-jar"
export { EngineClient, orderIdNumbered, type StockLevel } from "./engine-client"
export { requireVariable } from "./environment"
export { canBeCopy, COMPLETE_INFORMATION, ownProduct } from "./products"
export { ShopRefusal, type ShopAnswer, type ShopRequest } from "./shop-answer"
export { granted, newSessionId, ShopClient } from "./shop-client"
export { until, untilWithoutJobs } from "./until"
