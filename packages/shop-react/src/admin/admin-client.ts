import type {
  AdminOrder,
  AdminOrderDetail,
  AdminProduct,
  AdminUser,
  Analytics,
  AttentionItem,
  Change,
  MailedMessage,
  MailedMessageDetail,
  OrderStatus,
  OrderStatusChange,
  ProductImport,
  ProductInput,
  ReceivedPayment,
  RefundAssignment,
  RefundRequest,
  Role,
  SystemHealth,
  VatReport,
} from "@bon-perroquet/contract"
import { TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import type { Call, ShopClient } from "../client/shop-client"

type Query = Record<string, string | number | undefined>
type Write = {
  method: "POST" | "PUT" | "PATCH" | "DELETE"
  body?: object | string
  query?: Query
  type?: string
}

/** One page of a list, and how many there are on all pages. */
export type Page<Row> = { rows: Row[]; total: number }
export type PageQuestion = { offset: number; limit: number; search?: string | undefined }
export type OrdersQuestion = PageQuestion & { status?: OrderStatus | undefined }
export type ChangesQuestion = Omit<PageQuestion, "search"> & {
  subject?: Change["subject"] | undefined
  subject_id?: string | undefined
}
export type MessagesQuestion = PageQuestion & { state?: MailedMessage["state"] | undefined }
export type ProductsQuestion = PageQuestion & {
  out_of_stock_only?: "true" | undefined
  category_id?: string | undefined
}
export type Period = { from: string; to: string }

const segment = encodeURIComponent
const order = (number: string) => `/api/admin/orders/${segment(number)}`
const product = (id: string) => `/api/admin/products/${segment(id)}`

/** Every call of an administrator. Apart from the shop's client, so that no shopper loads it. */
export class AdminClient {
  constructor(private readonly shop: ShopClient) {}

  analytics(period: Partial<Period>, call: Call): Promise<Analytics> {
    return this.read("/api/admin/analytics", call, period)
  }

  vatReport(period: Period, call: Call): Promise<VatReport> {
    return this.read("/api/admin/vat-report", call, period)
  }

  health(call: Call): Promise<SystemHealth> {
    return this.read("/api/admin/health", call)
  }

  /** What needs a person. */
  attention(call: Call): Promise<AttentionItem[]> {
    return this.read("/api/admin/attention", call)
  }

  /** The money of a failed refund was given back in another way. */
  seeToRefund(id: string, call: Call): Promise<unknown> {
    return this.write(`/api/admin/attention/refunds/${segment(id)}/seen-to`, call, { method: "POST" })
  }

  users(question: PageQuestion, call: Call): Promise<Page<AdminUser>> {
    return this.list("/api/admin/users", call, question)
  }

  setRole(id: string, role: Role, call: Call): Promise<unknown> {
    return this.write(`/api/admin/users/${segment(id)}/role`, call, { method: "PUT", body: { role } })
  }

  changes(question: ChangesQuestion, call: Call): Promise<Page<Change>> {
    return this.list("/api/admin/changes", call, question)
  }

  messages(question: MessagesQuestion, call: Call): Promise<Page<MailedMessage>> {
    return this.list("/api/admin/messages", call, question)
  }

  message(id: string, call: Call): Promise<MailedMessageDetail> {
    return this.read(`/api/admin/messages/${segment(id)}`, call)
  }

  /** Tries a message again that was given up. */
  retryMessage(id: string, call: Call): Promise<unknown> {
    return this.write(`/api/admin/messages/${segment(id)}/retry`, call, { method: "POST" })
  }

  orders(question: OrdersQuestion, call: Call): Promise<Page<AdminOrder>> {
    return this.list("/api/admin/orders", call, question)
  }

  order(number: string, call: Call): Promise<AdminOrderDetail> {
    return this.read(order(number), call)
  }

  /** The status goes in the body and, as the contract's own client has it, in the query too. */
  changeStatus(number: string, body: OrderStatusChange, call: Call): Promise<unknown> {
    return this.write(`${order(number)}/status`, call, {
      method: "PUT",
      body,
      query: { status: body.status },
    })
  }

  /** The money of an order that waits for it has arrived. */
  receivePayment(number: string, body: ReceivedPayment, call: Call): Promise<unknown> {
    return this.write(`${order(number)}/payment`, call, { method: "POST", body })
  }

  refund(number: string, body: RefundRequest, call: Call): Promise<unknown> {
    return this.write(`${order(number)}/refunds`, call, { method: "POST", body })
  }

  /** Says what a refund was for. */
  assignRefund(number: string, id: string, body: RefundAssignment, call: Call): Promise<unknown> {
    return this.write(`${order(number)}/refunds/${segment(id)}`, call, { method: "PUT", body })
  }

  products(question: ProductsQuestion, call: Call): Promise<Page<AdminProduct>> {
    return this.list("/api/admin/products", call, question)
  }

  product(id: string, call: Call): Promise<AdminProduct> {
    return this.read(product(id), call)
  }

  createProduct(body: ProductInput, call: Call): Promise<unknown> {
    return this.write("/api/admin/products", call, { method: "POST", body })
  }

  changeProduct(id: string, body: ProductInput, call: Call): Promise<unknown> {
    return this.write(product(id), call, { method: "PUT", body })
  }

  deleteProduct(id: string, call: Call): Promise<unknown> {
    return this.write(product(id), call, { method: "DELETE" })
  }

  /** One of a product's facts by itself: its price, its stock, whether it is promoted. */
  patchProduct(id: string, fact: ProductFact, value: number | boolean, call: Call): Promise<unknown> {
    const path = `${product(id)}/${fact === "is_promotion" ? "promotion" : fact}`
    return this.write(path, call, { method: "PATCH", body: { [fact]: value } })
  }

  uploadImage(file: File, call: Call): Promise<{ url: string }> {
    const body = new FormData()
    body.set("file", file)
    return this.write("/api/admin/upload-image", call, { method: "POST", body })
  }

  imports(call: Call): Promise<ProductImport[]> {
    return this.read("/api/admin/imports", call)
  }

  import(id: string, call: Call): Promise<ProductImport> {
    return this.read(`/api/admin/imports/${segment(id)}`, call)
  }

  /** Checks a file of prices and stock, and changes nothing. */
  checkImport({ name, text }: { name: string; text: string }, call: Call): Promise<ProductImport> {
    const query = { file_name: name }
    return this.write("/api/admin/imports", call, { method: "POST", body: text, query, type: "text/csv" })
  }

  runImport(id: string, call: Call): Promise<ProductImport> {
    return this.write(`/api/admin/imports/${segment(id)}/run`, call, { method: "POST" })
  }

  /** A file that only an administrator may have: a plain link to it would carry no token. */
  async file(path: string, query: Query, call: Call): Promise<Blob> {
    const response = await this.shop.transport.ask(path, {
      ...this.said(call),
      query,
      headers: { ...this.said(call).headers, accept: "*/*" },
    })
    return response.blob()
  }

  private read<Answer>(path: string, call: Call, query: Query = {}): Promise<Answer> {
    return this.shop.transport.fetch<Answer>(path, { ...this.said(call), query })
  }

  private async list<Row>(path: string, call: Call, query: Query): Promise<Page<Row>> {
    const response = await this.shop.transport.ask(path, { ...this.said(call), query })
    const rows = (await response.json()) as Row[]
    const total = Number(response.headers.get(TOTAL_COUNT_HEADER) ?? rows.length)
    return { rows, total }
  }

  private write<Answer>(path: string, call: Call, { type, body, ...init }: Write): Promise<Answer> {
    const { headers } = this.said(call)
    return this.shop.transport.fetch<Answer>(path, {
      ...init,
      // js-sdk knows objects only; the shop's transport sends a text as it is.
      ...(body !== undefined && { body: body as object }),
      headers: { ...headers, ...(type && { "content-type": type }) },
    })
  }

  private said({ language, signal }: Call) {
    return { headers: { "accept-language": language }, ...(signal && { signal }) }
  }
}

export type ProductFact = "price" | "stock" | "is_promotion"
