import { execFileSync, spawn } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { StartFailure } from "../../tools/start/failure.mjs"
import { root } from "../../tools/start/paths.mjs"
import { runTask } from "../../tools/start/task.mjs"

const DEBIAN = "trixie"
const MIRROR = "http://deb.debian.org/debian"
const PACKAGES = ["docker.io", "docker-cli", "docker-compose", "docker-buildx"]

/**
 * @typedef {object} Machine where containers run
 * @property {string[]} before what a command of Docker's is begun with
 * @property {string[]} beside what a program is begun with that reaches the containers' ports on this machine
 * @property {() => Promise<void>} stop
 */

/** The Docker of this machine, or one made of Debian's packages. @param {string} folder for what is made @returns {Promise<Machine>} */
export async function machineWithDocker(folder) {
  if (answers(["docker", "compose", "version"]) && answers(["docker", "info"]))
    return { before: [], beside: [], stop: async () => {} }
  return startOwn(folder)
}

/** @param {string[]} command */
function answers([command = "", ...args]) {
  try {
    execFileSync(command, args, { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

/**
 * A Docker in a tree of Debian's packages and a network of its own, so that nothing of this machine's is touched.
 * @param {string} folder @returns {Promise<Machine>}
 */
async function startOwn(folder) {
  const tree = join(folder, "engine")
  requirePrograms()
  if (!existsSync(join(tree, "usr/sbin/dockerd"))) await makeTree(tree)
  mkdirSync(join(folder, "graph"), { recursive: true })
  const script = join(folder, "start-docker")
  writeFileSync(script, startScript(tree, join(folder, "graph")))
  const docker = spawn("unshare", ["--net", "--mount", "sh", script], { stdio: "ignore", detached: true })
  const pid = String(docker.pid)
  // The machine's network, without its addresses: what listens on this machine itself is not reached.
  const network = spawn(
    "slirp4netns",
    ["--configure", "--mtu=1400", "--disable-host-loopback", pid, "tap0"],
    {
      ...{ stdio: "ignore", detached: true },
    },
  )
  const enter = ["nsenter", "--target", pid, "--net"]
  const before = [...enter, "--mount", "--", "sh", "-c", `cd ${root}; exec "$@"`, "sh"]
  for (let tries = 0; !answers([...before, "docker", "info"]); tries++) {
    if (tries > 120) throw new StartFailure(`The Docker in ${tree} doesn't start: sh ${script} says why.`)
    await pause(500)
  }
  const stop = async () => {
    docker.kill("SIGTERM")
    network.kill("SIGTERM")
    await pause(3_000)
  }
  return { before, beside: [...enter, "--"], stop }
}

function requirePrograms() {
  if (process.getuid?.() !== 0)
    throw new StartFailure("There is no Docker here that answers, and without root none can be started.")
  for (const program of ["debootstrap", "slirp4netns", "nsenter", "unshare"])
    if (!answers(["sh", "-c", `command -v ${program}`]))
      throw new StartFailure(
        `There is no Docker here; to start one, install ${program} (a package of Debian's).`,
      )
}

/** @param {string} tree */
async function makeTree(tree) {
  const task = (/** @type {string} */ command, /** @type {string[]} */ args) =>
    runTask({
      command: "nice",
      args: ["-n", "15", command, ...args],
      failure: `${command} for Docker failed:`,
    })
  await task("debootstrap", ["--variant=minbase", "--include=ca-certificates,iptables", DEBIAN, tree, MIRROR])
  await task("chroot", [tree, "apt-get", "install", "--yes", "--no-install-recommends", ...PACKAGES])
}

/** Its root has to be a mount of its own: Docker changes how it is shared. @param {string} tree @param {string} graph */
const startScript = (tree, graph) => `set -eu
mount --make-rprivate /
ip link set lo up
mount --bind ${tree} ${tree}
mount -t proc proc ${tree}/proc
mount --rbind /sys ${tree}/sys
mount --rbind /dev ${tree}/dev
mount -t tmpfs tmpfs ${tree}/run
mount -t tmpfs tmpfs ${tree}/tmp
mkdir -p ${tree}${root} ${tree}/var/lib/docker ${tree}/old
mount --rbind ${root} ${tree}${root}
mount --bind ${graph} ${tree}/var/lib/docker
# slirp4netns answers for names there.
echo "nameserver 10.0.2.3" > ${tree}/etc/resolv.conf
cd ${tree}
pivot_root . old
exec chroot . sh -c 'umount -l /old; exec dockerd --storage-driver overlay2 > /run/docker.log 2>&1'
`

export { DEBIAN, MIRROR }
