package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.Entity;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.ibatis.executor.Executor;
import org.apache.ibatis.executor.parameter.ParameterHandler;
import org.apache.ibatis.executor.resultset.ResultSetHandler;
import org.apache.ibatis.mapping.BoundSql;
import org.apache.ibatis.mapping.MappedStatement;
import org.apache.ibatis.session.Configuration;
import org.apache.ibatis.session.LocalCacheScope;
import org.apache.ibatis.session.ResultHandler;
import org.apache.ibatis.session.RowBounds;

/** What MyBatis is told of one database: its SQL, its types, and how rows become entities. */
final class MapperConfiguration extends Configuration {

  private final Map<String, RowReader> readers = new ConcurrentHashMap<>();

  MapperConfiguration(Database database) {
    setCacheEnabled(false);
    setLocalCacheScope(LocalCacheScope.STATEMENT);
    setMapUnderscoreToCamelCase(true);
    setReflectorFactory(new FieldReflectors());
    setDefaultEnumTypeHandler(WordHandler.class);
    var dialect = database.dialect();
    getTypeHandlerRegistry().register(Instant.class, new InstantHandler(dialect));
    getLanguageRegistry().register(new SelectionLanguage(dialect, database.names()));
    setDefaultScriptingLanguage(SelectionLanguage.class);
  }

  @Override
  @SuppressWarnings("rawtypes") // as it is declared there
  public ResultSetHandler newResultSetHandler(
      Executor executor,
      MappedStatement statement,
      RowBounds bounds,
      ParameterHandler parameters,
      ResultHandler handler,
      BoundSql sql) {
    return Entity.class.isAssignableFrom(statement.getResultMaps().get(0).getType())
        ? new EntityResults(statement, readers)
        : super.newResultSetHandler(executor, statement, bounds, parameters, handler, sql);
  }
}
