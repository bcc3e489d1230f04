package io.millrace.bpmn.test.invariant;

import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.parser.BpmnParser;
import io.millrace.bpmn.internal.parser.WorkCheck;
import io.millrace.common.internal.xml.XmlLimits;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The deployed processes, read anew from their files.
 *
 * @param byDefinition the models, by the id of the definition
 */
record Models(Map<Long, ProcessModel> byDefinition) {

  private static final BpmnParser PARSER =
      new BpmnParser(
          text -> Optional.empty(),
          (kind, text) -> Optional.empty(),
          Models::isHandled,
          WorkCheck.ANYTHING_GOES,
          XmlLimits.DEFAULT);

  /** Types that are built in are not those of handlers. */
  private static boolean isHandled(String type) {
    return !Set.of("external-worker", "external", "http", "mail", "shell", "dmn").contains(type);
  }

  private static final String FILES =
      """
      select D.ID_, D.KEY_, R.NAME_, R.BYTES_ from MR_DEFINITION D
      join MR_RESOURCE R on R.DEPLOYMENT_ID_ = D.DEPLOYMENT_ID_ and R.NAME_ = D.RESOURCE_NAME_
      where D.ID_ in (select PROCESS_DEFINITION_ID_ from MR_EXECUTION)
      """;

  static Models in(Connection connection) throws SQLException {
    var models = new HashMap<Long, ProcessModel>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(FILES)) {
      while (rows.next()) {
        var key = rows.getString(2);
        PARSER.parse(rows.getString(3), rows.getBytes(4)).processes().stream()
            .filter(process -> process.key().equals(key))
            .forEach(put(models, rows.getLong(1)));
      }
    }
    return new Models(models);
  }

  private static java.util.function.Consumer<ProcessModel> put(
      Map<Long, ProcessModel> models, long id) {
    return model -> models.put(id, model);
  }

  /** Returns the model that a token moves through; null if it is gone. */
  ProcessModel of(Token token) {
    return byDefinition.get(token.definition());
  }
}
