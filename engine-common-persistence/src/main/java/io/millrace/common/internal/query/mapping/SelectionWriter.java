package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.query.condition.Arm;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Order;
import io.millrace.common.internal.query.condition.Page;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.query.condition.SqlRenderer;
import io.millrace.common.internal.query.condition.SqlText;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a selection into a template.
 *
 * <p>Of a union, only the arms that rows can come from are written. Where both are, each is sorted
 * and limited by itself, so that the database reads no more of either than a page needs, and the
 * results are merged, sorted and limited once more.
 */
record SelectionWriter(Template template, SqlRenderer renderer) {

  private static final String MERGED = "U";

  /** Returns the statement, or null if no row can meet the conditions. */
  SqlText write(Selection selection) {
    var arms = arms(selection);
    if (arms.isEmpty()) {
      return null;
    }
    var sql = new SqlText();
    if (arms.size() == 1) {
      arms.forEach(
          (arm, condition) -> arm(arm, condition, selection.orders(), selection.page(), sql));
    } else if (template.counting()) {
      sum(arms, sql);
    } else {
      union(arms, selection, sql);
    }
    renderer.check(sql);
    return sql;
  }

  private Map<Arm, Condition> arms(Selection selection) {
    var arms = new EnumMap<Arm, Condition>(Arm.class);
    for (var arm : template.arms().keySet()) {
      var condition = selection.in(arm);
      if (condition != Condition.Known.NEVER) {
        arms.put(arm, condition);
      }
    }
    return arms;
  }

  private void sum(Map<Arm, Condition> arms, SqlText sql) {
    var separator = "select (";
    for (var arm : arms.entrySet()) {
      sql.add(separator);
      arm(arm.getKey(), arm.getValue(), List.of(), Page.ALL, sql);
      separator = ") + (";
    }
    sql.add(")");
  }

  private void union(Map<Arm, Condition> arms, Selection selection, SqlText sql) {
    var page = selection.page();
    var all = page.equals(Page.ALL);
    var writer = new SelectionWriter(template, renderer.ofArms());
    var separator = "select " + MERGED + ".* from ((";
    for (var arm : arms.entrySet()) {
      sql.add(separator);
      writer.arm(
          arm.getKey(),
          arm.getValue(),
          all ? List.of() : selection.orders(),
          page.fromStart(),
          sql);
      separator = ") union all (";
    }
    sql.add(")) " + MERGED + " ");
    renderer.orderBy(selection.orders(), MERGED, sql);
    renderer.page(page, sql);
  }

  private void arm(Arm arm, Condition condition, List<Order> orders, Page page, SqlText sql) {
    for (var piece : template.arms().get(arm)) {
      switch (piece) {
        case Template.WHERE -> renderer.where(condition, sql);
        case Template.ORDER_BY -> renderer.orderBy(orders, SqlRenderer.ALIAS, sql);
        case Template.PAGE -> renderer.page(page, sql);
        default -> sql.add(piece);
      }
    }
  }
}
