// An API client on another origin, without the shop's code.
import { useCallback, useEffect, useState, type SubmitEvent } from "react"
import { createRoot } from "react-dom/client"

interface Refusal {
  status: number
  detail: string
  errors?: { field: string; reason: string }[]
}
interface Product {
  id: string
  name_en: string
  price: number
}
interface Cart {
  items: { product_id: string; name: string; quantity: number }[]
  total: number
}
interface Order {
  id: string
  order_number: string
  status: string
}
interface User {
  id: string
  email: string
  is_admin: boolean
}

const asked = new URLSearchParams(location.search)
const stored = (name: string, first: () => string): string => {
  const value = localStorage.getItem(name) ?? first()
  localStorage.setItem(name, value)
  return value
}
const shop = stored("shop", () => asked.get("shop") ?? "")
const session = stored("sessionId", () => `${Date.now()}-${crypto.randomUUID()}`)

async function call<T>(method: string, path: string, sent?: unknown): Promise<T> {
  const token = localStorage.getItem("authToken")
  const isForm = sent instanceof FormData
  const response = await fetch(`${shop}/api${path}`, {
    method,
    headers: {
      "Accept-Language": "en",
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(sent !== undefined && !isForm && { "Content-Type": "application/json" }),
    },
    ...(sent !== undefined && { body: isForm ? sent : JSON.stringify(sent) }),
  })
  const body = (await response.json()) as T & Refusal
  if (response.ok) return body
  throw Object.assign(new Error(body.detail), { status: response.status, errors: body.errors })
}

const fieldsOf = (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault()
  return Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
}

const storedUser = () => JSON.parse(localStorage.getItem("userData") ?? "null") as User | null

function useCalls() {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [done, setDone] = useState("")
  const run = useCallback(async (what: string, work: () => Promise<void>) => {
    try {
      setRefusal(null)
      await work()
      setDone(what)
    } catch (error) {
      setRefusal({ ...(error as Refusal), detail: String((error as Error).message) })
    }
  }, [])
  return { refusal, done, run }
}

function App() {
  const [products, setProducts] = useState<Product[]>([])
  const [cart, setCart] = useState<Cart>({ items: [], total: 0 })
  const [user, setUser] = useState(storedUser)
  const [orders, setOrders] = useState<Order[]>([])
  const { refusal, done, run } = useCalls()
  const inCart = `/cart/${session}`

  const reload = useCallback(async () => {
    setProducts(await call<Product[]>("GET", "/products"))
    setCart(await call<Cart>("GET", inCart))
  }, [inCart])
  useEffect(() => void run("loaded", reload), [run, reload])

  const change = (method: string, path: string, sent?: unknown) =>
    run("cart", async () => {
      await call(method, `${inCart}${path}`, sent)
      setCart(await call<Cart>("GET", inCart))
    })
  const signIn = (path: string, sent: unknown) =>
    run("signed in", async () => {
      const { token, user: person } = await call<{ token: string; user: User }>("POST", path, sent)
      localStorage.setItem("authToken", token)
      localStorage.setItem("userData", JSON.stringify(person))
      setUser(person)
    })
  const pay = (email: string) =>
    run("pay", async () => {
      const { url } = await call<{ url: string }>("POST", "/payments/checkout/session", {
        origin_url: location.origin,
        cart_session_id: session,
        customer_email: email,
        user_id: user?.id ?? null,
      })
      location.assign(url)
    })
  const administer = (what: string, work: () => Promise<unknown>) =>
    run(what, async () => void (await work()))
  const [first] = products

  return (
    <main>
      <p role="status">{done}</p>
      {refusal && (
        <ul role="alert">
          <li>{`${refusal.status}: ${refusal.detail}`}</li>
          {refusal.errors?.map(({ field, reason }) => (
            <li key={field}>{`${field}: ${reason}`}</li>
          ))}
        </ul>
      )}
      <ul aria-label="Products">
        {products.map(({ id, name_en, price }) => (
          <li key={id}>
            {name_en}
            <button
              onClick={() =>
                void change("POST", "/items", { product_id: id, quantity: 1, unit_price: price })
              }
            >{`Add ${name_en}`}</button>
          </li>
        ))}
      </ul>
      <section aria-label="Cart">
        <p>{`Total ${cart.total}`}</p>
        {cart.items.map(({ product_id, name, quantity }) => (
          <p key={product_id}>
            {`${name} × ${quantity}`}
            <button onClick={() => void change("PUT", `/items/${product_id}?quantity=${quantity + 1}`)}>
              More
            </button>
            <button onClick={() => void change("DELETE", `/items/${product_id}`)}>Remove</button>
          </p>
        ))}
        <button onClick={() => void change("DELETE", "/clear")}>Empty</button>
        <form onSubmit={(event) => void pay(fieldsOf(event)["email"] ?? "")}>
          <input name="email" aria-label="E-mail" />
          <button>Pay</button>
        </form>
      </section>
      <form aria-label="Register" onSubmit={(event) => void signIn("/auth/register", fieldsOf(event))}>
        {["email", "password", "first_name", "last_name", "phone"].map((name) => (
          <input key={name} name={name} aria-label={name} />
        ))}
        <button>Register</button>
      </form>
      <form aria-label="Sign in" onSubmit={(event) => void signIn("/auth/login", fieldsOf(event))}>
        <input name="email" aria-label="email" />
        <input name="password" aria-label="password" />
        <button>Sign in</button>
      </form>
      {user && (
        <section aria-label="Account">
          <h2>{user.email}</h2>
          <button
            onClick={() =>
              void run("orders", async () =>
                setOrders(await call("GET", user.is_admin ? "/admin/orders" : "/users/orders")),
              )
            }
          >
            Orders
          </button>
          {orders.map(({ id, order_number, status }) => (
            <p key={id}>{`${order_number}: ${status}`}</p>
          ))}
          <button
            onClick={() =>
              void administer("address", async () => {
                const { id } = await call<{ id: string }>("POST", "/users/addresses", {
                  ...{ type: "shipping", street: "Rue Haute", number: "12", city: "Bruxelles" },
                  ...{ postal_code: "1000", country: "BE" },
                })
                await call("PUT", `/users/addresses/${id}`, {
                  ...{ type: "shipping", street: "Rue Basse", number: "3", city: "Bruxelles" },
                  ...{ postal_code: "1000", country: "BE" },
                })
                const [kept] = await call<{ street: string }[]>("GET", "/users/addresses")
                if (kept?.street !== "Rue Basse") throw new Error("The address was not changed.")
                await call("DELETE", `/users/addresses/${id}`)
              })
            }
          >
            Address book
          </button>
        </section>
      )}
      {user?.is_admin && (
        <section aria-label="Administration">
          <button onClick={() => void administer("analytics", () => call("GET", "/admin/analytics"))}>
            Analytics
          </button>
          <button
            onClick={() =>
              void administer("product", async () => {
                const made = await call<Product>("POST", "/admin/products", {
                  ...{ name_fr: "Noix d’ailleurs", name_nl: "", name_en: "Nuts from elsewhere" },
                  ...{ description_fr: "", description_nl: "", category_id: "", price: 4.5 },
                  ...{ unit_label: "", stock: 10, vat_rate: 6, images: [] },
                })
                const path = `/admin/products/${made.id}`
                await call("PATCH", `${path}/price`, { price: 5 })
                await call("PATCH", `${path}/stock`, { stock: 12 })
                await call("PATCH", `${path}/promotion`, { is_promotion: true })
                const form = new FormData()
                const pixel = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))
                form.append("file", new Blob([pixel], { type: "image/gif" }), "pixel.gif")
                await call("POST", "/admin/upload-image", form)
                await call("DELETE", path)
              })
            }
          >
            Product
          </button>
          {orders.slice(0, 1).map(({ order_number }) => (
            <button
              key={order_number}
              onClick={() =>
                void administer("status", () =>
                  call("PUT", `/admin/orders/${order_number}/status?status=preparing`, {
                    status: "preparing",
                  }),
                )
              }
            >
              Prepare the first
            </button>
          ))}
        </section>
      )}
      {first && asked.get("session_id") && <Paid id={asked.get("session_id") ?? ""} />}
    </main>
  )
}

/** A picture of one pixel. */
const PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

function Paid({ id }: { id: string }) {
  const [number, setNumber] = useState("")
  useEffect(() => {
    const timer = setInterval(() => {
      void call<{ payment_status: string; metadata: { order_number?: string } }>(
        "GET",
        `/payments/checkout/status/${id}`,
      ).then(({ payment_status, metadata }) => {
        if (payment_status === "paid" && metadata.order_number) setNumber(metadata.order_number)
      })
    }, 500)
    return () => clearInterval(timer)
  }, [id])
  return <h1>{number}</h1>
}

createRoot(document.body.appendChild(document.createElement("div"))).render(<App />)
