import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { useMe } from "@bon-perroquet/shop-react/account"
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useNavigate } from "react-router"
import { PageHead } from "../../../components/PageHead"
import { Spinner } from "../../../components/Spinner"
import { toast } from "../../../components/toast"
import { readStored } from "../../../config/storage"
import { keepUser, type SignedInUser, signInAddress, signOut, useAuth } from "../../account"

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener)
  return () => window.removeEventListener("storage", listener)
}

const hasToken = () => readStored(STORAGE_KEYS.authToken) !== null

export function AdministratorOnly({ children }: { children: (user: SignedInUser) => ReactNode }) {
  const { t } = useTranslation("admin")
  const { user, left } = useAuth()
  const [wasIn] = useState(user !== null)
  const isLeaving = left && wasIn
  const isSignedIn = useSyncExternalStore(subscribe, hasToken, () => true)
  if (user?.is_admin)
    return (
      <>
        <RoleRefresh user={user} />
        {children(user)}
      </>
    )
  return (
    <div className="flex min-h-[70vh] items-center justify-center gap-3 text-leaf">
      <PageHead title={t("title")} indexed={false} />
      <Spinner className="size-8" />
      <h1 role="status" className="font-sans text-base font-normal text-ink">
        {t("guard.loading")}
      </h1>
      {user ? <AccessDenied /> : isSignedIn ? <PersonLookUp /> : !isLeaving && <SignInRequired />}
    </div>
  )
}

/** Updates the stored role, because an owner may have changed it. */
function RoleRefresh({ user }: { user: SignedInUser }) {
  const { data: me } = useMe()
  useEffect(() => {
    if (me?.id === user.id && (me.role !== user.role || !me.is_admin)) keepUser(me)
  }, [me, user])
  return null
}

function SignInRequired() {
  const { t } = useTranslation("admin")
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  useEffect(() => {
    toast({ variant: "destructive", title: t("guard.signIn.title"), description: t("guard.signIn.text") })
    // "/admin" needs no return path, because administrators get there after the sign-in anyway.
    void navigate(here === "/admin" ? "/auth" : signInAddress(here), { replace: true })
  }, [here, navigate, t])
  return null
}

function AccessDenied() {
  const { t } = useTranslation("admin")
  const navigate = useNavigate()
  useEffect(() => {
    toast({ variant: "destructive", title: t("guard.denied.title"), description: t("guard.denied.text") })
    void navigate("/", { replace: true })
  }, [navigate, t])
  return null
}

/** Loads the user if the browser has only stored the token. */
function PersonLookUp() {
  const { data: me, isError } = useMe()
  useEffect(() => {
    if (me) keepUser(me)
    else if (isError) signOut()
  }, [me, isError])
  return null
}
