/** Clients for tests over HTTP: a visitor of the shop, the engine's administrator, and patience. */
export { CookieJar } from "./cookie-jar"
export { EngineClient, type StockLevel } from "./engine-client"
export { given } from "./environment"
export { ownProduct } from "./goods"
export { newSessionId, ShopClient, ShopRefusal, type ShopAnswer, type ShopRequest } from "./shop-client"
export { until } from "./until"
