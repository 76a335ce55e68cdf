import type { OrderBalances as Chosen } from "@bon-perroquet/contract"
import {
  useApplyLinkedCard,
  useApplyLinkedCredit,
  useRemoveLinkedBalance,
} from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Balances } from "../../../../components/codes"
import { Price } from "../../../../components/price"

type OrderBalancesProps = { balances: Chosen; token: string; problem: string | undefined }

/** Gift cards and store credit that pay a part of the amount due, and the rest. */
export function OrderBalances({ balances, token, problem }: OrderBalancesProps) {
  const { t } = useTranslation("checkout")
  const applyCard = useApplyLinkedCard(token)
  const credit = useApplyLinkedCredit(token)
  const removal = useRemoveLinkedBalance(token)
  const { applied, rest_cents } = balances
  return (
    <>
      <Balances
        balances={balances}
        problem={problem}
        changes={{
          applyCard,
          applyCredit: () => credit.mutateAsync(undefined),
          remove: removal.mutateAsync,
          removing: removal.isPending ? removal.variables : undefined,
        }}
      />
      {applied.length > 0 && (
        <dl className="flex justify-between gap-4 border-t border-line pt-4 text-lg font-bold">
          <dt>{t("balances.rest")}</dt>
          <dd>
            <Price cents={rest_cents} />
          </dd>
        </dl>
      )}
    </>
  )
}
