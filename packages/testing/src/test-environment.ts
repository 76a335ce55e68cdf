import { types } from "node:util"
import { TestEnvironment } from "jest-environment-node"

const ordinary = Function.prototype[Symbol.hasInstance]

/**
 * Where tests run. Jest gives each test file errors of its own, while packages are loaded once for all (tools/start/test/shared-packages.cjs)
 * and throw Node's: the code that is tested finds an error to be one, as it does in the shop.
 */
export default class SharedPackagesEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    const { Error: ownError } = this.global
    Object.defineProperty(ownError, Symbol.hasInstance, {
      value(this: unknown, one: unknown) {
        return ordinary.call(this as typeof Error, one) || (this === ownError && types.isNativeError(one))
      },
    })
  }
}
