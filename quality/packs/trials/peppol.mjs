import assert from "node:assert/strict"
import { emulatorOf, until } from "../fixture.mjs"
import { sell, SHOP } from "./shop.mjs"

const PORT = 15_983
const URL = `http://127.0.0.1:${PORT}`
const ACCOUNT = { apiKey: "packs", webhookSecret: "packs" }
const BUYER = { company: "Volière SRL", vat_number: "BE0400000185" }

/**
 * Checks that the invoice of a Belgian business is delivered to an access point.
 * @type {import("./index.mjs").Trial}
 */
export const peppol = {
  ...SHOP,
  with: [...SHOP.with, "business", "invoices"],
  options: {
    ...SHOP.options,
    business: { isOn: true, viesBase: `${URL}/vies` },
    peppol: { accessPoint: "e-invoice.be", apiBase: `${URL}/e-invoice`, ...ACCOUNT },
  },
  env: { JOB_INTERVAL_SECONDS: "1" },
  emulate: (client) =>
    emulatorOf("business").startEmulator(PORT, { ...ACCOUNT, webhookUrl: `${client.url}/api/peppol/events` }),
  async check({ client }) {
    const { administrator, number } = await sell(client, { email: "voliere@example.org", business: BUYER })
    const delivered = await until("delivered document", async () => {
      const { e_invoices } = await administrator.call("GET", `/api/admin/orders/${number}/e-invoices`)
      return e_invoices[0]?.state === "delivered" && e_invoices
    })
    assert.equal(delivered.length, 1)
  },
}
