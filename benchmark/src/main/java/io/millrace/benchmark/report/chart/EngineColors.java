package io.millrace.benchmark.report.chart;

import java.awt.Color;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One color for each engine, the same in all charts and tables of a report. All of them stand out
 * from white as well as from nearly black paper. Immutable.
 */
public final class EngineColors {

  private static final List<Color> PALETTE =
      List.of(
          new Color(0x2F7ED8),
          new Color(0xD9642B),
          new Color(0x2E9E5B),
          new Color(0xB65FC0),
          new Color(0xB98A00),
          new Color(0xD64570),
          new Color(0x1B98A6),
          new Color(0x8C7A5B));

  private static final Map<String, Color> FIXED =
      Map.of(
          "millrace",
          PALETTE.get(0),
          "floor",
          new Color(0x808890),
          "floor-grouped",
          new Color(0xA0845C));

  private final Map<String, Color> colors = new LinkedHashMap<>();

  /**
   * Hands out the colors.
   *
   * @param engines the names of all engines of the report
   */
  public EngineColors(Collection<String> engines) {
    int next = 1;
    for (String engine : engines) {
      Color fixed = FIXED.get(engine);
      if (fixed == null && !colors.containsKey(engine)) {
        fixed = PALETTE.get(1 + (next++ - 1) % (PALETTE.size() - 1));
      }
      if (fixed != null) {
        colors.put(engine, fixed);
      }
    }
  }

  Color of(String engine) {
    return colors.getOrDefault(engine, Color.GRAY);
  }

  /**
   * Tells an engine's color to a style sheet.
   *
   * @param engine the engine's name
   * @return such as {@code #2f7ed8}
   */
  public String css(String engine) {
    return String.format("#%06x", of(engine).getRGB() & 0xFFFFFF);
  }
}
