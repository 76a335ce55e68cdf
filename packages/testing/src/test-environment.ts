import { types } from "node:util"
import { TestEnvironment } from "jest-environment-node"

const ordinary = Function.prototype[Symbol.hasInstance]

/**
 * Lets `instanceof Error` accept Node's errors, too: Jest creates error classes per test file, but packages are loaded
 * once (tools/start/test/shared-packages.cjs) and throw Node's.
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
