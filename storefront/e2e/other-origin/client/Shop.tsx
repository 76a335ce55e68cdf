import { useCallback, useEffect, useState, type SubmitEvent } from "react"
import { call, session, type Cart, type Category, type Product, type Run, type User } from "./api"
import { fieldsOf } from "./forms"

const CART = `/cart/${session}`

/** Returns whether a product matches the search. Like the client in the contract, this page searches in the browser. */
function isWanted(
  { name_fr, description_fr, name_nl, category_id }: Product,
  text: string,
  category: string,
) {
  const searched = [name_fr, description_fr, name_nl].join("\n").toLowerCase()
  return searched.includes(text.toLowerCase()) && (category === "all" || category === category_id)
}

/** Adds up the items in cents, because the client in the contract calculates totals itself. */
const totalOf = ({ items }: Cart): number =>
  items.reduce((sum, { quantity, unit_price }) => sum + Math.round(unit_price * 100) * quantity, 0) / 100

function Products({ products, onAdd }: { products: Product[]; onAdd: (product: Product) => void }) {
  const [categories, setCategories] = useState<Category[]>([])
  const [text, setText] = useState("")
  const [category, setCategory] = useState("all")
  useEffect(() => void call<Category[]>("GET", "/categories").then(setCategories), [])
  const shown = products.filter((product) => isWanted(product, text, category))
  return (
    <section aria-label="Products">
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <select aria-label="Category" value={category} onChange={({ target }) => setCategory(target.value)}>
        <option value="all">All</option>
        {categories.map(({ id, name_en }) => (
          <option key={id} value={id}>
            {name_en}
          </option>
        ))}
      </select>
      <p>{`${shown.length} of ${products.length} products`}</p>
      <ul>
        {shown.map((product) => (
          <li key={product.id}>
            {`${product.name_en} €${product.price.toFixed(2)}`}
            <button disabled={product.stock <= 0} onClick={() => onAdd(product)}>
              {`Add ${product.name_en}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Shop({ user, run }: { user: User | null; run: Run }) {
  const [products, setProducts] = useState<Product[]>([])
  const [cart, setCart] = useState<Cart>({ items: [] })
  const reload = useCallback(async () => {
    setProducts(await call<Product[]>("GET", "/products"))
    setCart(await call<Cart>("GET", CART))
  }, [])
  useEffect(() => void run("loaded", reload), [run, reload])

  const change = (method: string, path: string, sent?: unknown) =>
    void run("cart", async () => {
      await call(method, `${CART}${path}`, sent)
      setCart(await call<Cart>("GET", CART))
    })
  const pay = (event: SubmitEvent<HTMLFormElement>) => {
    const { email } = fieldsOf(event)
    void run("pay", async () => {
      const { url } = await call<{ url: string }>("POST", "/payments/checkout/session", {
        ...{ origin_url: location.origin, cart_session_id: session },
        ...{ customer_email: email, user_id: user?.id ?? null },
      })
      location.assign(url)
    })
  }
  return (
    <>
      <Products
        products={products}
        onAdd={({ id, price }) =>
          change("POST", "/items", { product_id: id, quantity: 1, unit_price: price })
        }
      />
      <section aria-label="Cart">
        <p>{`Total €${totalOf(cart).toFixed(2)}`}</p>
        {cart.items.map(({ product_id, name, quantity }) => (
          <p key={product_id}>
            {`${name} × ${quantity}`}
            <button onClick={() => change("PUT", `/items/${product_id}?quantity=${quantity + 1}`)}>
              More
            </button>
            <button onClick={() => change("DELETE", `/items/${product_id}`)}>Remove</button>
          </p>
        ))}
        <button onClick={() => change("DELETE", "/clear")}>Empty</button>
        <form onSubmit={pay}>
          <input name="email" aria-label="E-mail" />
          <button>Pay</button>
        </form>
      </section>
    </>
  )
}

/** Polls until the payment has an order. */
export function Paid({ id }: { id: string }) {
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
