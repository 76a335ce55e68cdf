import { objectionTo } from "@bon-perroquet/testing/documented"
import { takeShop } from "@bon-perroquet/testing/shop-of-worker"

takeShop(Number(process.env["TEST_PARALLEL_INDEX"] ?? 0))
globalThis.apiDescription = { objectionTo }
