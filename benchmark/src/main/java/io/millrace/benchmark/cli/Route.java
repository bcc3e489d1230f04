package io.millrace.benchmark.cli;

import io.millrace.benchmark.cost.CostSources;
import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.wire.Wire;
import java.time.Duration;
import java.util.OptionalLong;

/**
 * How engines of a run reach the database, and what their costs are read from.
 *
 * @param seen the database as engines see it
 * @param wire what makes the way longer, or null
 * @param sources what costs are read from
 */
record Route(Database seen, Wire wire, CostSources sources) implements AutoCloseable {

  static Route to(Database database, Duration latency, boolean costs, Long serverPid) {
    OptionalLong process =
        serverPid == null ? database.serverProcess() : OptionalLong.of(serverPid);
    Database asked = costs ? database : null;
    if (latency.isZero()) {
      return new Route(database, null, new CostSources(process, asked, null));
    }
    Wire wire = Wire.to(database, latency);
    return new Route(wire.database(), wire, new CostSources(process, asked, wire));
  }

  /** Ends the proxy, if there is one; the database goes on. */
  @Override
  public void close() {
    if (wire != null) {
      wire.close();
    }
  }
}
