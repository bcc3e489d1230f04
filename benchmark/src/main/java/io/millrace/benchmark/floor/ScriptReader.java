package io.millrace.benchmark.floor;

import io.millrace.benchmark.engine.History;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Types;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Reads what a process writes from the file of its name; the files say how they are to be read. */
final class ScriptReader {

  private static final String HISTORY = "MR_HI_";
  private static final String START = "start";
  private static final String COMPLETE = "complete";
  private static final long DEFINITION = 1;

  private final Map<String, List<Line>> lines = new TreeMap<>();
  private final TableTypes types;

  /**
   * Reads a file.
   *
   * @param process the process
   * @param history the level of history, {@code NONE} or {@code AUDIT}
   * @param types knows the types of the columns
   */
  ScriptReader(String process, History history, TableTypes types) {
    this.types = types;
    List<Line> step = new ArrayList<>();
    for (String text : text(process).lines().filter(line -> !line.startsWith("#")).toList()) {
      if (text.startsWith("[")) {
        step = new ArrayList<>();
        lines.put(text.substring(1, text.length() - 1), step);
      } else if (history == History.AUDIT || !text.startsWith(HISTORY)) {
        step.add(Line.parse(text));
      }
    }
  }

  static boolean knows(String process) {
    return ScriptReader.class.getResource(process + ".rows") != null;
  }

  Script read() {
    int highest =
        lines.values().stream()
            .flatMap(List::stream)
            .flatMap(line -> line.values.values().stream())
            .filter(value -> value.startsWith("#"))
            .mapToInt(ScriptReader::number)
            .max()
            .orElse(0);
    return new Script(
        highest + 1,
        new Step(inserts(step(START)), Map.of()),
        new Step(inserts(step(COMPLETE)), lines.containsKey(COMPLETE) ? deletes() : Map.of()),
        tasks());
  }

  private List<Line> step(String name) {
    return lines.getOrDefault(name, List.of());
  }

  private List<TableRows<Cell>> inserts(List<Line> step) {
    Map<String, List<Line>> byTable = new LinkedHashMap<>();
    step.forEach(line -> byTable.computeIfAbsent(line.table, key -> new ArrayList<>()).add(line));
    return byTable.entrySet().stream().map(e -> rows(e.getKey(), e.getValue())).toList();
  }

  /** All rows of a table show the same columns, in whatever step, so that steps can be merged. */
  private TableRows<Cell> rows(String table, List<Line> rows) {
    Set<String> columns = new LinkedHashSet<>();
    lines.values().stream()
        .flatMap(List::stream)
        .filter(line -> line.table.equals(table))
        .forEach(line -> columns.addAll(line.values.keySet()));
    List<String> names = List.copyOf(columns);
    List<List<Cell>> cells = rows.stream().map(row -> cells(row, names)).toList();
    return new TableRows<>(
        table,
        names,
        names.stream().map(column -> types.type(table, column)).toList(),
        cells.stream().map(row -> row.stream().map(Cell::term).toList()).toList(),
        cells);
  }

  private List<Cell> cells(Line row, List<String> columns) {
    return columns.stream()
        .map(column -> cell(row.values.get(column), types.type(row.table, column)))
        .toList();
  }

  private static Cell cell(String text, int type) {
    if (text == null) {
      return Cell.NULL;
    }
    if (text.startsWith("#")) {
      return new Cell(Cell.Kind.ID, number(text));
    }
    return switch (text) {
      case "now" -> new Cell(Cell.Kind.NOW, null);
      case "later" -> new Cell(Cell.Kind.LATER, null);
      case "level" -> new Cell(Cell.Kind.LEVEL, null);
      case "definition" -> new Cell(Cell.Kind.CONSTANT, DEFINITION);
      default -> new Cell(Cell.Kind.CONSTANT, constant(text, type));
    };
  }

  private static Object constant(String text, int type) {
    return switch (type) {
      case Types.BIGINT -> Long.valueOf(text);
      case Types.INTEGER, Types.SMALLINT -> Integer.valueOf(text);
      case Types.BIT, Types.BOOLEAN -> Boolean.valueOf(text);
      default -> text;
    };
  }

  private Map<String, List<Integer>> deletes() {
    Map<String, List<Integer>> ids = new LinkedHashMap<>();
    for (Line line : step(START)) {
      if (!line.table.startsWith(HISTORY)) {
        ids.computeIfAbsent(line.table, key -> new ArrayList<>()).add(line.id());
      }
    }
    return ids;
  }

  private Map<String, Integer> tasks() {
    Map<String, Integer> tasks = new TreeMap<>();
    step(START).stream()
        .filter(line -> line.table.equals("MR_TASK"))
        .forEach(line -> tasks.put(line.values.get("NAME_"), line.id()));
    return tasks;
  }

  private static int number(String id) {
    return Integer.parseInt(id.substring(1));
  }

  private static String text(String process) {
    try (InputStream in = ScriptReader.class.getResourceAsStream(process + ".rows")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read what " + process + " writes.", e);
    }
  }

  /** One row as the file shows it. */
  private record Line(String table, Map<String, String> values) {

    static Line parse(String text) {
      String[] parts = text.split(" \\| ");
      Map<String, String> values = new LinkedHashMap<>();
      for (int i = 1; i < parts.length; i++) {
        int equals = parts[i].indexOf('=');
        values.put(parts[i].substring(0, equals), parts[i].substring(equals + 1));
      }
      return new Line(parts[0].trim(), values);
    }

    int id() {
      return number(values.get("ID_"));
    }
  }
}
