"""What the process that servers are forked from imports: it has made a server once, so each of them is made sooner."""

import uvloop as uvloop

from keypeg.server.app import application
from keypeg.server.serve import run_server as run_server
from keypeg.server.settings import Settings

application(Settings(database="opened by nobody"))
