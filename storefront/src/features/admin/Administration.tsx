import { useTranslation } from "react-i18next"
import { Link, Route, Routes } from "react-router-dom"
import { Button } from "../../components/Button"
import { Notice } from "../../components/Notice"
import { PageHead } from "../../components/PageHead"
import { ChangesScreen } from "./changes/ChangesScreen"
import { Dashboard } from "./dashboard/Dashboard"
import { AdministratorOnly } from "./guard/AdministratorOnly"
import { ImportScreen } from "./imports/ImportScreen"
import { MessageScreen } from "./messages/MessageScreen"
import { MessagesScreen } from "./messages/MessagesScreen"
import { OrderScreen } from "./order/OrderScreen"
import { PackingSlipScreen } from "./order/PackingSlipScreen"
import { VatScreen } from "./vat/VatScreen"

/** Everything under /admin, for administrators. */
export function Administration() {
  return (
    <AdministratorOnly>
      {(user) => (
        <Routes>
          <Route index element={<Dashboard user={user} />} />
          <Route path="orders/:number" element={<OrderScreen />} />
          <Route path="orders/:number/slip" element={<PackingSlipScreen />} />
          <Route path="changes" element={<ChangesScreen />} />
          <Route path="vat" element={<VatScreen />} />
          <Route path="messages" element={<MessagesScreen />} />
          <Route path="messages/:id" element={<MessageScreen />} />
          <Route path="import" element={<ImportScreen />} />
          <Route path="*" element={<NotThere />} />
        </Routes>
      )}
    </AdministratorOnly>
  )
}

function NotThere() {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  return (
    <Notice title={common("notFound.title")} text={common("notFound.text")}>
      <PageHead title={common("notFound.title")} indexed={false} />
      <Button asChild>
        <Link to="/admin">{t("back")}</Link>
      </Button>
    </Notice>
  )
}
