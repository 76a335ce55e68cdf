import { useState } from "react"
import { call, type Order, type Run, type User } from "./api"
import { FieldsForm } from "./forms"

const HOME = { type: "shipping", street: "Rue Haute", number: "12", city: "Bruxelles" }
const PLACE = { postal_code: "1000", country: "BE" }

async function changeAddresses(): Promise<void> {
  const { id } = await call<{ id: string }>("POST", "/users/addresses", { ...HOME, ...PLACE })
  await call("PUT", `/users/addresses/${id}`, { ...HOME, ...PLACE, street: "Rue Basse" })
  const addresses = await call<{ id: string; street: string }[]>("GET", "/users/addresses")
  if (addresses.find((each) => each.id === id)?.street !== "Rue Basse")
    throw new Error("The address was not changed.")
  await call("DELETE", `/users/addresses/${id}`)
}

type AccountProps = { user: User | null; onUser: (user: User | null) => void; run: Run }

export function Account({ user, onUser, run }: AccountProps) {
  const [orders, setOrders] = useState<Order[]>([])
  const signIn = (path: string) => (values: Record<string, string>) =>
    void run("signed in", async () => {
      const { token, user: person } = await call<{ token: string; user: User }>("POST", path, values)
      localStorage.setItem("authToken", token)
      localStorage.setItem("userData", JSON.stringify(person))
      onUser(person)
    })
  const signOut = () => {
    localStorage.removeItem("authToken")
    localStorage.removeItem("userData")
    onUser(null)
  }
  if (!user)
    return (
      <>
        <FieldsForm
          name="Register"
          fields={["email", "password", "first_name", "last_name", "phone"]}
          onSend={signIn("/auth/register")}
        />
        <FieldsForm name="Sign in" fields={["email", "password"]} onSend={signIn("/auth/login")} />
      </>
    )
  return (
    <section aria-label="Account">
      <h2>{`${user.first_name} ${user.email}`}</h2>
      <button onClick={signOut}>Sign out</button>
      <button
        onClick={() => void run("orders", async () => setOrders(await call<Order[]>("GET", "/users/orders")))}
      >
        Orders
      </button>
      {orders.map(({ id, order_number, status }) => (
        <p key={id} id={id}>{`${order_number}: ${status}`}</p>
      ))}
      <FieldsForm
        name="Profile"
        fields={["first_name", "last_name", "phone"]}
        onSend={(values) =>
          void run("profile", async () => {
            await call("PUT", "/users/profile", values)
            onUser({ ...user, first_name: values["first_name"] ?? "" })
          })
        }
      />
      <button onClick={() => void run("address", changeAddresses)}>Address book</button>
    </section>
  )
}
