package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.query.condition.Arm;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The fixed SQL of a mapper's statement with its marks: {@code @where@}, {@code @orderBy@} and
 * {@code @page@} say where a selection is written; {@code @running@} and {@code @ended@} begin the
 * two arms of a union. A statement without {@code @orderBy@} counts.
 */
record Template(Map<Arm, String> arms, boolean union, boolean counting) {

  static final String WHERE = "@where@";
  static final String ORDER_BY = "@orderBy@";
  static final String PAGE = "@page@";

  private static final String RUNNING = "@running@";
  private static final String ENDED = "@ended@";
  private static final Pattern SPACE = Pattern.compile("\\s+");

  static Template of(String id, String text) {
    var sql = SPACE.matcher(text).replaceAll(" ").strip();
    if (!sql.contains(WHERE)) {
      throw new IllegalStateException(
          "The statement " + id + " has no place for conditions: " + sql);
    }
    var arms = new EnumMap<Arm, String>(Arm.class);
    var union = sql.startsWith(RUNNING);
    if (union) {
      var ended = sql.indexOf(ENDED);
      arms.put(Arm.RUNNING, sql.substring(RUNNING.length(), ended).strip());
      arms.put(Arm.ENDED, sql.substring(ended + ENDED.length()).strip());
    } else {
      arms.put(Arm.RUNNING, sql);
    }
    return new Template(arms, union, !sql.contains(ORDER_BY));
  }
}
