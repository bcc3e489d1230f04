package io.millrace.benchmark.cli;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.report.PointDisplay;
import io.millrace.benchmark.report.ProgressDisplay;
import io.millrace.benchmark.report.SoakLines;
import java.io.PrintStream;

/**
 * Chooses what is shown while a point runs.
 *
 * @param bar whether a bar is shown
 * @param out where the lines of a point go that ends by time
 * @param database the database itself, of which such a point shows connections and rows
 */
record Displays(boolean bar, PrintStream out, Database database) {

  PointDisplay of(Point point) {
    if (point.pace().isTimed()) {
      return SoakLines.about(database, out);
    }
    return bar ? new ProgressDisplay(point) : PointDisplay.NONE;
  }
}
