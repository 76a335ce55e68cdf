import { takeShop } from "./shop-of-worker"

takeShop(Number(process.env["JEST_WORKER_ID"] ?? 1) - 1)
