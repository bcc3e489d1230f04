package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.DatabaseSession;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.query.condition.SqlText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.List;
import org.apache.ibatis.builder.xml.XMLMapperBuilder;
import org.apache.ibatis.exceptions.PersistenceException;
import org.apache.ibatis.io.Resources;
import org.apache.ibatis.session.Configuration;
import org.apache.ibatis.session.ExecutorType;
import org.apache.ibatis.session.defaults.DefaultSqlSession;
import org.apache.ibatis.transaction.managed.ManagedTransaction;

/** The mappers of an engine, built once from their XML. Immutable and thread-safe. */
public final class Mappers {

  private final Configuration configuration;

  /**
   * Reads mappers.
   *
   * @param database whose dialect they speak and whose tables they name
   * @param resources the mappers on the class path
   */
  public Mappers(Database database, List<String> resources) {
    configuration = new MapperConfiguration(database);
    resources.forEach(this::read);
  }

  private void read(String resource) {
    try (var xml = Resources.getResourceAsStream(Mappers.class.getClassLoader(), resource)) {
      new XMLMapperBuilder(xml, configuration, resource, configuration.getSqlFragments()).parse();
    } catch (IOException e) {
      throw new UncheckedIOException("The mapper " + resource + " cannot be read", e);
    }
  }

  /** Returns the names of all statements. */
  public List<String> statements() {
    return configuration.getMappedStatementNames().stream()
        .filter(n -> n.contains("."))
        .sorted()
        .toList();
  }

  /**
   * Returns the rows that a statement selects, each as an entity of its own.
   *
   * @param session the connection to use
   * @param statement the statement's name, with that of its mapper
   * @param selection what is asked for
   */
  public <E> List<E> list(DatabaseSession session, String statement, Selection selection) {
    var sql = write(statement, selection);
    return sql == null ? List.of() : run(session, statement, sql);
  }

  /** Returns how many rows a counting statement counts. */
  public long count(DatabaseSession session, String statement, Selection selection) {
    var sql = write(statement, selection);
    return sql == null ? 0 : Mappers.<Long>single(run(session, statement, sql));
  }

  private static <E> E single(List<E> rows) {
    return rows.get(0);
  }

  private SqlText write(String statement, Selection selection) {
    var source = (SelectionSource) configuration.getMappedStatement(statement).getSqlSource();
    return source.writer().write(selection);
  }

  private <E> List<E> run(DatabaseSession session, String statement, SqlText sql) {
    var transaction = new ManagedTransaction(session.connectionForReading(), false);
    var executor = configuration.newExecutor(transaction, ExecutorType.SIMPLE);
    try (var sqlSession = new DefaultSqlSession(configuration, executor, false)) {
      return sqlSession.selectList(statement, sql);
    } catch (PersistenceException e) {
      if (e.getCause() instanceof SQLException cause) {
        throw session.failure(cause, false);
      }
      throw e;
    }
  }
}
