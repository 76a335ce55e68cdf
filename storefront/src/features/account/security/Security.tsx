import { useAuth } from "../use-auth"
import { ChangePassword } from "./ChangePassword"
import { DemandSecondFactor } from "./DemandSecondFactor"
import { SecondFactor } from "./SecondFactor"
import { Sessions } from "./Sessions"

export function Security() {
  const { user } = useAuth()
  return (
    <div className="flex flex-col gap-10">
      {user?.is_admin && <SecondFactor />}
      {user?.is_admin && user.role === "owner" && <DemandSecondFactor />}
      <Sessions />
      <ChangePassword />
    </div>
  )
}
