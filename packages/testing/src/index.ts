/** Clients for HTTP tests: shop visitor, engine administrator, and waiting. */
export type { Query } from "@bon-perroquet/shop-client"
export { CookieJar } from "./cookie-jar"
export { EngineClient, type StockLevel } from "./engine-client"
export { requireVariable } from "./environment"
export { ownProduct } from "./products"
export { ShopRefusal, type ShopAnswer, type ShopRequest } from "./shop-answer"
export { granted, newSessionId, ShopClient } from "./shop-client"
export { until } from "./until"
