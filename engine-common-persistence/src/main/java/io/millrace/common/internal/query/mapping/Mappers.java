package io.millrace.common.internal.query.mapping;

import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.DatabaseSession;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.query.condition.SqlText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.ibatis.builder.xml.XMLMapperBuilder;
import org.apache.ibatis.io.Resources;
import org.apache.ibatis.mapping.MappedStatement;
import org.apache.ibatis.session.Configuration;

/**
 * The mappers of an engine, built once from their XML by MyBatis, whose reflectors and type
 * handlers the rows are read with. Thread-safe.
 */
public final class Mappers {

  private final Configuration configuration;

  /** The readers of all statements that ran before, by the statement's name. */
  private final Map<String, RowReader> readers = new ConcurrentHashMap<>();

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
    var mapped = configuration.getMappedStatement(statement);
    var sql = write(mapped, selection);
    return sql == null ? List.of() : ask(session, sql, rows -> entities(mapped, rows));
  }

  /** Returns how many rows a counting statement counts. */
  public long count(DatabaseSession session, String statement, Selection selection) {
    var sql = write(configuration.getMappedStatement(statement), selection);
    return sql == null ? 0 : ask(session, sql, Mappers::number);
  }

  /** Returns the ids that a statement selects. */
  public List<Long> ids(DatabaseSession session, String statement, Selection selection) {
    var sql = write(configuration.getMappedStatement(statement), selection);
    return sql == null ? List.of() : ask(session, sql, Mappers::numbers);
  }

  private static SqlText write(MappedStatement mapped, Selection selection) {
    return ((SelectionSource) mapped.getSqlSource()).writer().write(selection);
  }

  /** What is made of the rows that a statement gives. */
  private interface Answer<R> {
    R of(ResultSet rows) throws SQLException;
  }

  /**
   * Runs a statement. MyBatis would make six objects and go through as many layers for each, of
   * which nothing is needed: the text is written, and the reader of the rows is known.
   */
  private static <R> R ask(DatabaseSession session, SqlText sql, Answer<R> answer) {
    try (var prepared = session.connectionForReading().prepareStatement(sql.sql())) {
      var index = 1;
      for (var parameter : sql.parameters()) {
        session.dialect().bind(prepared, index++, parameter);
      }
      try (var rows = prepared.executeQuery()) {
        return answer.of(rows);
      }
    } catch (SQLException e) {
      throw session.failure(e, false);
    }
  }

  private static long number(ResultSet rows) throws SQLException {
    rows.next();
    return rows.getLong(1);
  }

  private static List<Long> numbers(ResultSet rows) throws SQLException {
    var numbers = new ArrayList<Long>();
    while (rows.next()) {
      numbers.add(rows.getLong(1));
    }
    return numbers;
  }

  @SuppressWarnings("unchecked")
  private <E> List<E> entities(MappedStatement mapped, ResultSet rows) throws SQLException {
    var reader = readers.get(mapped.getId());
    if (reader == null || !reader.fits(rows.getMetaData())) {
      reader = RowReader.of(mapped.getResultMaps().get(0).getType(), rows, configuration);
      readers.put(mapped.getId(), reader);
    }
    return (List<E>) reader.read(rows);
  }
}
