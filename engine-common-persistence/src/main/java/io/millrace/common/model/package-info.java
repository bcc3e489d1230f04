/**
 * What the models of both engines have in common: the place of an element in its file, and what is
 * kept of a file without being understood.
 *
 * <p>Applications read it, and the models and builders of both engines use it. It calls nothing.
 */
package io.millrace.common.model;
