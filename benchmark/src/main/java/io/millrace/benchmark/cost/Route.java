package io.millrace.benchmark.cost;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import io.millrace.benchmark.wire.Wire;
import java.time.Duration;

/**
 * How engines of a run reach the database, and what their costs are read from.
 *
 * @param seen the database as engines see it
 * @param wire what makes the way longer, or null
 * @param sources what costs are read from
 */
public record Route(Database seen, Wire wire, CostSources sources) implements AutoCloseable {

  /**
   * Lays the way.
   *
   * @param database the database itself
   * @param latency how much longer each round trip takes; zero for nothing between
   * @param costs whether the database is asked what an instance cost it
   * @return the way, which the caller closes
   * @throws DatabaseNotReadyException if the way cannot be made longer
   */
  public static Route to(Database database, Duration latency, boolean costs) {
    Database asked = costs ? database : null;
    if (latency.isZero()) {
      return new Route(database, null, new CostSources(database.serverProcess(), asked, null));
    }
    Wire wire = Wire.to(database, latency);
    return new Route(wire.database(), wire, new CostSources(database.serverProcess(), asked, wire));
  }

  /** Ends the proxy, if there is one; the database goes on. */
  @Override
  public void close() {
    if (wire != null) {
      wire.close();
    }
  }
}
