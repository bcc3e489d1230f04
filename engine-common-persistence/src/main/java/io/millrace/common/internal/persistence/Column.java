package io.millrace.common.internal.persistence;

import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * One column of a table and how an entity's field gets in and out of it.
 *
 * @param <E> the entity
 * @param name the column's name
 * @param type what it holds
 * @param read gives the entity's value, of the type's class
 * @param write sets the entity's value
 */
record Column<E>(String name, ColumnType type, Function<E, ?> read, BiConsumer<E, Object> write) {}
