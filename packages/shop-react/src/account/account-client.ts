import type {
  Accepted,
  Address,
  AddressInput,
  Login,
  Order,
  OrderLookUp,
  WithdrawalByNumber,
  WithdrawalRequest,
  Preferences,
  Profile,
  Register,
  SignedIn,
  User,
} from "@bon-perroquet/contract"
import type { Call, ShopClient } from "../client/shop-client"

type Write = { method: "POST" | "PUT" | "DELETE"; body?: object }

const segment = encodeURIComponent

/** What a link in one of the shop's mails does when it is opened. */
export const MAILED_LINKS = {
  verify: "/api/auth/verify",
  newsletter: "/api/newsletter/confirm",
  unsubscribe: "/api/newsletter/unsubscribe",
} as const
export type MailedLink = keyof typeof MAILED_LINKS

/** Every call about people and their orders. Apart from the shop's client, so that browsing does not load it. */
export class AccountClient {
  constructor(private readonly shop: ShopClient) {}

  login(body: Login, call: Call): Promise<SignedIn> {
    return this.send("/api/auth/login", call, { method: "POST", body })
  }

  register(body: Register, call: Call): Promise<SignedIn> {
    return this.send("/api/auth/register", call, { method: "POST", body })
  }

  /** A new token for one that still holds. */
  refresh(call: Call): Promise<SignedIn> {
    return this.send("/api/auth/refresh", call, { method: "POST" })
  }

  /** Leaves the account's cart to the account; the token is the browser's own to forget. */
  logout(cart_session_id: string, call: Call): Promise<Accepted> {
    return this.send("/api/auth/logout", call, { method: "POST", body: { cart_session_id } })
  }

  forgotPassword(email: string, call: Call): Promise<Accepted> {
    return this.send("/api/auth/forgot", call, { method: "POST", body: { email } })
  }

  resetPassword(body: { token: string; password: string }, call: Call): Promise<Accepted> {
    return this.send("/api/auth/reset", call, { method: "POST", body })
  }

  /** For who is not signed in to the account, which the link alone does not verify. */
  verifyAddress(body: { token: string; password: string }, call: Call): Promise<Accepted> {
    return this.send(MAILED_LINKS.verify, call, { method: "POST", body })
  }

  followLink(link: MailedLink, token: string, call: Call): Promise<Accepted> {
    return this.send(MAILED_LINKS[link], call, { method: "POST", body: { token } })
  }

  requestVerification(call: Call): Promise<Accepted> {
    return this.send("/api/users/verification", call, { method: "POST" })
  }

  me(call: Call): Promise<User> {
    return this.send("/api/users/me", call)
  }

  saveProfile(body: Profile, call: Call): Promise<User> {
    return this.send("/api/users/profile", call, { method: "PUT", body })
  }

  savePreferences(body: Preferences, call: Call): Promise<User> {
    return this.send("/api/users/preferences", call, { method: "PUT", body })
  }

  addresses(call: Call): Promise<Address[]> {
    return this.send("/api/users/addresses", call)
  }

  addAddress(body: AddressInput, call: Call): Promise<Address> {
    return this.send("/api/users/addresses", call, { method: "POST", body })
  }

  changeAddress(id: string, body: AddressInput, call: Call): Promise<Address> {
    return this.send(`/api/users/addresses/${segment(id)}`, call, { method: "PUT", body })
  }

  removeAddress(id: string, call: Call): Promise<Accepted> {
    return this.send(`/api/users/addresses/${segment(id)}`, call, { method: "DELETE" })
  }

  orders(call: Call): Promise<Order[]> {
    return this.send("/api/users/orders", call)
  }

  order(orderNumber: string, call: Call): Promise<Order> {
    return this.send(`/api/users/orders/${segment(orderNumber)}`, call)
  }

  /** The order that a mail's link leads to, for whoever has the link. */
  linkedOrder(token: string, call: Call): Promise<Order> {
    return this.send("/api/orders/linked", call, { method: "POST", body: { token } })
  }

  /** Declares a withdrawal from one of the person's orders, or from part of it. */
  withdraw(orderNumber: string, body: WithdrawalRequest, call: Call): Promise<Order> {
    return this.send(`/api/users/orders/${segment(orderNumber)}/withdrawal`, call, { method: "POST", body })
  }

  /** The same for whoever has the link of a mail. */
  withdrawLinked(token: string, body: WithdrawalRequest, call: Call): Promise<Order> {
    return this.send("/api/orders/linked/withdrawal", call, { method: "POST", body: { token, ...body } })
  }

  /** The same for a guest who knows the order's number and e-mail; the answer is the same whether there is one. */
  withdrawByNumber(body: WithdrawalByNumber, call: Call): Promise<Accepted> {
    return this.send("/api/orders/withdrawal", call, { method: "POST", body })
  }

  /** An invoice or a credit note of one of the person's orders, as PDF. */
  document(orderNumber: string, number: string, call: Call): Promise<Blob> {
    return this.file(`/api/users/orders/${segment(orderNumber)}/documents/${segment(number)}.pdf`, call)
  }

  /** The same for whoever has the link of a mail. */
  linkedDocument(token: string, number: string, call: Call): Promise<Blob> {
    return this.file("/api/orders/linked/invoice", call, { method: "POST", body: { token, number } })
  }

  /** Asks for a mail with the link to an order; the answer is the same whether there is one. */
  lookUpOrder(body: OrderLookUp, call: Call): Promise<Accepted> {
    return this.send("/api/orders/look-up", call, { method: "POST", body })
  }

  /** Everything the shop keeps of the person. */
  personalData(call: Call): Promise<object> {
    return this.send("/api/users/export", call)
  }

  deleteAccount(password: string, call: Call): Promise<Accepted> {
    return this.send("/api/users/me", call, { method: "DELETE", body: { password } })
  }

  private async file(path: string, { language, signal }: Call, write: Partial<Write> = {}): Promise<Blob> {
    const headers = { "accept-language": language, accept: "*/*" }
    const response = await this.shop.transport.ask(path, { ...write, headers, ...(signal && { signal }) })
    return response.blob()
  }

  private send<Answer>(path: string, { language, signal }: Call, write: Partial<Write> = {}) {
    const headers = { "accept-language": language }
    return this.shop.transport.fetch<Answer>(path, { ...write, headers, ...(signal && { signal }) })
  }
}
