import { currentChannel, declareChannels, inChannel, type Channel } from "@bon-perroquet/contract/channels"
import { reminderOf } from "./reminder"

const channel = (code: string) => ({ code, merchant: {} }) as unknown as Channel
const ACCOUNTS: Record<string, string> = { first: "BE68539007547034", second: "BE71096123456769" }

const method = {
  ...{ reminderDays: 7, blockDays: 30 },
  payee: async () => {
    const { code = "first" } = currentChannel() ?? {}
    return { name: code, iban: ACCOUNTS[code] ?? "", bic: null }
  },
}
const invoice = {
  ...{ id: "inv_1", order_number: "BP-26-000001", communication: "+++260/0000/00187+++" },
  ...{ due_on: "2026-12-01", reminders: 1 },
}

afterAll(() => declareChannels([]))

it("a reminder names the account of its channel, and the open amount", async () => {
  const [first, second] = ["first", "second"].map(channel)
  declareChannels([first, second].filter((each) => each !== undefined))
  const { rows, key, subject } = await inChannel(second, () => reminderOf(method, invoice, 1_050, "en"))
  const values = rows?.map(({ value }) => value)
  expect(values).toEqual(expect.arrayContaining(["BE71 0961 2345 6769", "€10.50", "+++260/0000/00187+++"]))
  expect([key, subject]).toEqual([
    "invoice:inv_1:reminder-2",
    "Second reminder: the invoice of order BP-26-000001 is open",
  ])
})
