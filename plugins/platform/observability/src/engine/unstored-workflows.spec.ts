import { DistributedTransaction } from "@medusajs/framework/orchestration"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { skipUnstoredWorkflows } from "./unstored-workflows"

const searched: string[] = []
const storage = { get: async (key: string) => void searched.push(key.split(":")[1] ?? "") }

beforeAll(() => {
  DistributedTransaction.setStorage(storage as never)
  skipUnstoredWorkflows()
})
beforeEach(() => void searched.splice(0))

const quick = createStep("quick", async () => new StepResponse("done"))
const later = createStep({ name: "later", async: true }, async () => new StepResponse("done"))
createWorkflow("of-one-call", () => new WorkflowResponse(quick()))
createWorkflow({ name: "kept-for-a-day", retentionTime: 86_400 }, () => new WorkflowResponse(quick()))
createWorkflow("in-background", () => new WorkflowResponse(later()))

const search = (workflow: string) => DistributedTransaction.loadTransaction(workflow, "auto-1")

it("Medusa does not search the database for a workflow that is never stored", async () => {
  expect(await search("of-one-call")).toBeNull()
  expect(searched).toEqual([])
})

it.each(["kept-for-a-day", "in-background", "of-another-process"])(
  "a stored or unknown workflow is searched: %s",
  async (workflow) => {
    expect(await search(workflow)).toBeNull()
    expect(searched).toEqual([workflow])
  },
)
