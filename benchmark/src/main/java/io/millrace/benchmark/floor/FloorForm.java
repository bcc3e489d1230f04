package io.millrace.benchmark.floor;

import java.util.function.BiFunction;
import javax.sql.DataSource;

/** The ways in which a floor sends what it writes, each an engine of its own in a run. */
public enum FloorForm {
  /** Each call in one round trip and a transaction of its own, in the best way known. */
  SINGLE("floor", (source, product) -> new SingleWriter(source, product.single())),
  /** The calls of many callers together in one transaction, over two connections. */
  GROUPED("floor-grouped", (source, product) -> new GroupedWriter(source, product.grouped())),
  /** Each call in one string of statements, one for each table, that ends in a commit. */
  STRING("floor-string", (source, product) -> new SingleWriter(source, product.string())),
  /** Each row in a statement and a round trip of its own, then the commit, as engines do. */
  ROWS("floor-rows", (source, product) -> new SingleWriter(source, new OneCommit(new RowByRow())));

  private final String engine;
  private final BiFunction<DataSource, Product, Writer> writers;

  FloorForm(String engine, BiFunction<DataSource, Product, Writer> writers) {
    this.engine = engine;
    this.writers = writers;
  }

  /**
   * Returns the name by which a run asks for it.
   *
   * @return such as {@code floor-grouped}
   */
  public String engine() {
    return engine;
  }

  Writer writer(DataSource source, Product product) {
    return writers.apply(source, product);
  }
}
