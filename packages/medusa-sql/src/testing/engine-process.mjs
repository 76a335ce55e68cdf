import { MedusaApp } from "@medusajs/framework/modules-sdk"
import { ContainerRegistrationKeys, ModulesSdkUtils } from "@medusajs/framework/utils"

const clientUrl = process.env.DATABASE_URL
const { modules } = await MedusaApp({
  modulesConfig: {
    cart: { resolve: "@medusajs/medusa/cart" },
    fulfillment: { resolve: "@medusajs/medusa/fulfillment" },
    order: {
      resolve: "@medusajs/medusa/order",
      options: { generateCustomDisplayId: async (order) => order.custom_display_id },
    },
  },
  sharedResourcesConfig: { database: { clientUrl } },
  injectedDependencies: {
    [ContainerRegistrationKeys.PG_CONNECTION]: ModulesSdkUtils.createPgConnection({ clientUrl }),
  },
})

process.on("message", async ({ module, call, given }) => {
  try {
    process.send({ answer: await modules[module][call](...given) })
  } catch (error) {
    process.send({ failure: String(error) })
  }
})
process.send({ answer: "ready" })
