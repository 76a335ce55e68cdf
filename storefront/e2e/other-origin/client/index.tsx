import { useState } from "react"
import { createRoot } from "react-dom/client"
import { Account } from "./Account"
import { Administration } from "./Administration"
import { addressParameters, storedUser, useCalls } from "./api"
import { Paid, Shop } from "./Shop"

function App() {
  const [user, setUser] = useState(storedUser)
  const { refusal, done, run } = useCalls()
  const paid = addressParameters.get("session_id")
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
      {paid && <Paid id={paid} />}
      <Shop user={user} run={run} />
      <Account user={user} onUser={setUser} run={run} />
      {user?.is_admin && <Administration run={run} />}
    </main>
  )
}

createRoot(document.body.appendChild(document.createElement("div"))).render(<App />)
