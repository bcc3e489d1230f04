package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.TableNames;
import io.millrace.common.internal.query.condition.SqlRenderer;
import org.apache.ibatis.executor.parameter.ParameterHandler;
import org.apache.ibatis.mapping.BoundSql;
import org.apache.ibatis.mapping.MappedStatement;
import org.apache.ibatis.mapping.SqlSource;
import org.apache.ibatis.parsing.XNode;
import org.apache.ibatis.scripting.LanguageDriver;
import org.apache.ibatis.session.Configuration;

/**
 * The language of our mappers: plain SQL with the marks of {@link Template}. Table prefix and
 * schema are put in here, once; there is no way to put a text into a statement later.
 */
final class SelectionLanguage implements LanguageDriver {

  private final TableNames names;
  private final SqlRenderer renderer;

  SelectionLanguage(Dialect dialect, TableNames names) {
    this.names = names;
    this.renderer = new SqlRenderer(dialect, names);
  }

  @Override
  public ParameterHandler createParameterHandler(
      MappedStatement mapped, Object statement, BoundSql boundSql) {
    throw new UnsupportedOperationException("Statements are run by Mappers");
  }

  @Override
  public SqlSource createSqlSource(Configuration configuration, XNode script, Class<?> type) {
    var text = names.translate(script.getNode().getTextContent());
    var template = Template.of(script.getStringAttribute("id"), text);
    return new SelectionSource(new SelectionWriter(template, renderer));
  }

  @Override
  public SqlSource createSqlSource(Configuration configuration, String script, Class<?> type) {
    throw new UnsupportedOperationException("Statements live in XML mappers, not in annotations");
  }
}
