import { objectionTo } from "./documented"
import SharedPackagesEnvironment from "./test-environment"

const shared: Pick<typeof globalThis, "ownersTokens" | "shopDatabases"> = {
  ownersTokens: new Map(),
  shopDatabases: new Map(),
}

/**
 * Jest loads modules per test file, but the environment once per worker, so expensive shared objects are
 * created here and passed through the global scope.
 */
export default class ShopEnvironment extends SharedPackagesEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    this.global.apiDescription = { objectionTo }
    Object.assign(this.global, shared)
  }
}
